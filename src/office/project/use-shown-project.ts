import { useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { nextShown, type ShownProject } from './shown-project.ts';

/** The form's values, unaffected by what other controls of the screen have loaded since. */
export function useShownProject({
  id,
  seen,
  given,
}: Omit<ShownProject, 'key'> & { id: number }): ShownProject {
  const { formData } = useNavigation();
  const button = useRef<string>(undefined);
  if (formData) button.current = String(formData.get('do'));
  const [state, setState] = useState({ id, loaded: seen, shown: { key: seen, seen, given } });
  if (state.id === id && state.loaded === seen) return state.shown;
  const shown =
    state.id === id ? nextShown(state.shown, { seen, given }, button.current) : { key: seen, seen, given };
  setState({ id, loaded: seen, shown });
  return shown;
}
