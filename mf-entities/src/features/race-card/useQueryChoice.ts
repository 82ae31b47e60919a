import { useLocation, useNavigation, useSearchParams } from '@galopin/shared/router';
import { keptSearch } from '../address/keptSearch';

interface Options<Choice extends string> {
  readonly parameter: string;
  readonly choices: readonly Choice[];
  /** Choice of an address that names none, or none that there is. */
  readonly otherwise: Choice;
  /** Takes the place of the entry in the history, where Back should not lead through every choice made. */
  readonly replace?: boolean;
}

/**
 * A choice that stands in the address. A new one shows at once, while the page's data is still being looked at again, and
 * leaves the page where it is scrolled to.
 */
export function useQueryChoice<Choice extends string>({
  parameter,
  choices,
  otherwise,
  replace = false,
}: Options<Choice>): readonly [Choice, (next: Choice) => void] {
  const { pathname, search, key } = useLocation();
  const { location: coming } = useNavigation();
  const [, setParameters] = useSearchParams();
  const address = coming !== undefined && coming.pathname === pathname ? coming.search : search;
  const named = new URLSearchParams(address).get(parameter);
  const choice = choices.find((candidate) => candidate === named) ?? otherwise;
  const choose = (next: Choice) => {
    if (next === choice) return;
    const parameters = new URLSearchParams(coming === undefined ? keptSearch({ key, search }) : address);
    parameters.set(parameter, next);
    setParameters(parameters, { replace, preventScrollReset: true });
  };
  return [choice, choose];
}
