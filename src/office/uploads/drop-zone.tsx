import { type DragEvent, type ReactNode, useState } from 'react';
import { Form } from 'react-router';

/** A form that files can be dropped on. `onDrop` gets the values of its fields at that moment. */
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
        // An item dragged within the list is no file to add.
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
