import { type DragEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-router';

/** A form that files can be dropped on. `onDrop` is given the form's fields, as they stand then. */
export function DropZone({
  onDrop,
  children,
}: {
  onDrop: (files: FileList, fields: FormData) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOver(false);
    onDrop(event.dataTransfer.files, new FormData(event.currentTarget));
  };
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      className="drop-zone"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        // What is put in another place of the list is no file to add.
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {children}
    </Form>
  );
}
