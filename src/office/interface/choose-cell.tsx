/** Chooses a row for the actions on chosen rows. The whole cell can be clicked. */
export function ChooseCell({ id, label }: { id: number; label: string }) {
  return (
    <td className="cell-choose">
      <label>
        <input
          type="checkbox"
          name="id"
          value={id}
          aria-label={label}
          className="check office-check row-check"
        />
      </label>
    </td>
  );
}
