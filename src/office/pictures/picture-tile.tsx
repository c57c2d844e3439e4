import { Form } from 'react-router';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadPictures } from './pictures.server.ts';

type Picture = Awaited<ReturnType<typeof loadPictures>>['rows'][number];

/** The picture with its size and where it is used. An unused one may be deleted. */
export function PictureTile({ picture, isSpare }: { picture: Picture; isSpare: boolean }) {
  const { id, name, address, size, when, uses } = picture;
  const t = useOfficeTexts();
  return (
    <li>
      <img src={address} alt={name} loading="lazy" decoding="async" />
      {name && <p className="font-semibold wrap-anywhere">{name}</p>}
      {uses.length > 0 && (
        <ul className="picture-uses">
          {uses.map(({ text, to }) => (
            <li key={text}>
              {to ? (
                <Link to={to} className="underline underline-offset-4">
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="small text-ink-3">{size}</p>
      <p className="small text-ink-3">{when}</p>
      {isSpare && (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <button type="submit" name="do" value="remove" className="editor-undo">
            {t('PICTURES_REMOVE')}
            <span className="sr-only">: {name}</span>
          </button>
        </Form>
      )}
    </li>
  );
}
