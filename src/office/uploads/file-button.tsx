import type { ChangeEvent, ComponentProps, ReactNode } from 'react';

/**
 * Opens the device's chooser of files. `onFiles` takes them at once; without it, or without JavaScript, they are sent
 * with
 * the form, under the name of the field.
 */
export function FileButton({
  onFiles,
  className = '',
  children,
  ...input
}: {
  onFiles: ((files: FileList, fields: FormData) => void) | undefined;
  className?: string;
  children: ReactNode;
} & Pick<ComponentProps<'input'>, 'name' | 'accept' | 'multiple' | 'capture'>) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    if (!onFiles || !target.files) return;
    onFiles(target.files, new FormData(target.form ?? undefined));
    target.value = '';
  };
  return (
    <label className={`button button-small file-button ${className}`}>
      {children}
      <input type="file" {...input} onChange={change} />
    </label>
  );
}
