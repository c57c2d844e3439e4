import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { Conflict } from './conflict.tsx';
import { FieldNote } from './field-note.tsx';
import { type RoomRow, roomRows } from './room-rows.ts';
import type { FieldAnswer, ShownField } from './shown-field.ts';
import { SourceMark } from './source-mark.tsx';

const EMPTY: RoomRow = { kind: '', floor: '', area: '', name: 'null' };

/**
 * One row per room; a row without a kind is not saved. The table is saved as a whole. `typed`: sent and not kept;
 * `met`:
 * the answer to it.
 */
export function RoomsTable({
  rooms: latest,
  met,
  typed,
}: {
  rooms: ShownField;
  met: FieldAnswer | undefined;
  typed: string | undefined;
}) {
  const t = useOfficeTexts();
  const [added, setAdded] = useState(2);
  // A colleague's save must not remove the rows being typed.
  const [typedOver, setTypedOver] = useState<ShownField>();
  const rooms = typedOver ?? latest;
  const theirs = met?.outcome === 'conflict' ? met.theirs : [];
  const rows = [...roomRows(typed ?? rooms.typed), ...Array.from({ length: added }, () => EMPTY)];
  return (
    <div id="field-roomList" className="editor-field mt-6">
      <div className="editor-label">
        <h3 className="office-label">{rooms.label}</h3>
        <SourceMark field={rooms} />
      </div>
      {rooms.problem && (
        <p className="small mb-1.5 flex gap-2 font-semibold text-wine">
          <Icon name="circle-alert" size={16} className="mt-0.5" />
          {rooms.problem}
        </p>
      )}
      {rooms.fedBy ? (
        <p className="field-fed">{rooms.fedBy.value}</p>
      ) : (
        <Form
          key={`${rooms.seen} ${typed}`}
          method="post"
          preventScrollReset
          onChange={() => setTypedOver(rooms)}
          onSubmit={() => setTypedOver(undefined)}
        >
          {[rooms.seen, ...theirs.map(({ content }) => content)].map((each) => (
            <input key={each} type="hidden" name="seen" value={each} />
          ))}
          <table className="rooms-table">
            <thead>
              <tr>
                <th scope="col">{t('ROOM_KIND')}</th>
                <th scope="col">{t('ROOM_FLOOR')}</th>
                <th scope="col">{t('ROOM_AREA')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map((room, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a room is only known by its place
                <Row key={index} room={room} number={index + 1} control={rooms.control} />
              ))}
            </tbody>
          </table>
          {theirs.length > 0 && <Conflict theirs={theirs} onTake={undefined} onKeep={undefined} />}
          <p className="mt-3 flex flex-wrap gap-3">
            <Button type="submit" name="do" value="rooms" kind="quiet" size="dense">
              {t('ROOMS_SAVE')}
            </Button>
            <Button
              type="button"
              kind="quiet"
              size="dense"
              className="needs-script"
              onClick={() => setAdded((count) => count + 3)}
            >
              {t('ROOMS_ADD')}
            </Button>
          </p>
        </Form>
      )}
      <FieldNote field={rooms} state={undefined} />
    </div>
  );
}

function Row({ room, number, control }: { room: RoomRow; number: number; control: ShownField['control'] }) {
  const t = useOfficeTexts();
  return (
    <tr>
      <td>
        <input type="hidden" name="room.name" value={room.name} />
        <select
          name="room.kind"
          aria-label={`${t('ROOM_KIND')} ${number}`}
          defaultValue={room.kind}
          className="field office-field office-select"
        >
          <option value="" />
          {control.kind === 'rooms' &&
            control.choices.map(({ value, label: kind }) => (
              <option key={value} value={value}>
                {kind}
              </option>
            ))}
        </select>
      </td>
      <td>
        <input
          name="room.floor"
          inputMode="numeric"
          aria-label={`${t('ROOM_FLOOR')} ${number}`}
          defaultValue={room.floor}
          className="field office-field"
        />
      </td>
      <td>
        <input
          name="room.area"
          inputMode="decimal"
          aria-label={`${t('ROOM_AREA')} ${number}`}
          defaultValue={room.area}
          className="field office-field"
        />
      </td>
    </tr>
  );
}
