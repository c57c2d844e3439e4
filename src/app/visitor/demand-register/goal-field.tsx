import { FormControl } from '#app/forms/form-field.tsx';
import type { ShownQuestion } from '#app/forms/show-form.server.ts';
import { Button } from '#interface/button.tsx';
import { useTexts } from '#texts/use-texts.ts';
import './goal.css';

/** For a visitor who sells or lets, the button replaces the rest of the form (goal.css). */
export function GoalField({ field }: { field: ShownQuestion }) {
  const t = useTexts();
  return (
    <>
      <FormControl field={field} />
      <div className="to-valuation mt-6">
        <p className="mb-5 max-w-[34em] text-ink-2">{t('DEMAND_TO_VALUATION')}</p>
        <Button type="submit">{t('DEMAND_TO_VALUATION_SUBMIT')}</Button>
      </div>
    </>
  );
}
