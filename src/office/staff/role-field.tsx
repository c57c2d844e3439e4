import { ChoiceFrame } from '#office/interface/field-frame.tsx';
import { useOfficeField } from '#office/interface/office-form.tsx';
import type { StaffChoices } from './staff-fields.tsx';

/** Each role with the rights it gives. */
export function RoleField({ label, roles }: { label: string; roles: StaffChoices['roles'] }) {
  const { id, values } = useOfficeField('role');
  return (
    <ChoiceFrame words={{ name: 'role', label }}>
      <div className="flex flex-col gap-1">
        {roles.map(({ value, label: role, hint }, index) => (
          <label key={value} className="office-choice">
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name="role"
              value={value}
              defaultChecked={values.includes(value)}
              className="radio office-check"
            />
            <span>
              <span className="font-medium">{role}</span>
              <span className="small block text-ink-3">{hint}</span>
            </span>
          </label>
        ))}
      </div>
    </ChoiceFrame>
  );
}
