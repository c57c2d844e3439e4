import { OfficeIcon } from '#office/interface/office-icon.tsx';
import type { ShownRequest } from './present-request.server.ts';

/** The first photograph of the property asked about, else an icon. */
export function RequestPicture({
  request,
}: {
  request: Pick<ShownRequest, 'picture' | 'about' | 'project'>;
}) {
  const { picture, about, project } = request;
  return (
    <span className="request-picture">
      {picture ? (
        <img
          alt=""
          loading="lazy"
          width={64}
          height={48}
          sizes="64px"
          srcSet={`${picture.small} 100w, ${picture.large} 400w`}
          src={picture.small}
        />
      ) : (
        <OfficeIcon name={about || project ? 'house' : 'inbox'} />
      )}
    </span>
  );
}
