import { paths } from '@galopin/shared/contracts';
import { Link, useLocation } from '@galopin/shared/router';
import { Icon, type IconName } from '@galopin/shared/ui';
import { useId } from 'react';
import { fr } from '../i18n/fr';
import { useSearchPalette } from '../search/useSearchPalette';
import { AccountMenu } from './AccountMenu';
import { Bar, Item, List } from './BottomBar.styles';

const copy = fr.navigation;
/** Of the home page: its view of the Quinté+. */
const QUINTE_VIEW = 'vue=quinte';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly icon: IconName;
  readonly isCurrent: (at: { readonly pathname: string; readonly search: string }) => boolean;
}

const home = paths.home.to();
const isQuinte = ({ search }: { readonly search: string }) => search.includes(QUINTE_VIEW);
const PLACES: readonly Place[] = [
  {
    to: home,
    label: copy.races,
    icon: 'list-details',
    isCurrent: (at) => at.pathname === home && !isQuinte(at),
  },
  {
    to: `${home}?${QUINTE_VIEW}`,
    label: copy.quinte,
    icon: 'trophy',
    isCurrent: (at) => at.pathname === home && isQuinte(at),
  },
  {
    to: paths.tips.to(),
    label: copy.tips,
    icon: 'bulb',
    isCurrent: ({ pathname }) => pathname === paths.tips.to(),
  },
];

/** Main navigation of windows too narrow for the header's: within reach of a thumb, the rest in the account's menu. */
export function BottomBar() {
  const location = useLocation();
  const { trigger, palette } = useSearchPalette();
  const menu = useId();
  return (
    <Bar aria-label={copy.label}>
      <List>
        {PLACES.map(({ to, label, icon, isCurrent }) => (
          <li key={to}>
            <Item as={Link} to={to} aria-current={isCurrent(location) ? 'page' : undefined}>
              <Icon name={icon} />
              {label}
            </Item>
          </li>
        ))}
        <li>
          <Item as="button" type="button" {...trigger}>
            <Icon name="search" />
            {copy.search}
          </Item>
        </li>
        <li>
          <Item as="button" type="button" popoverTarget={menu}>
            <Icon name="user" />
            {copy.account}
          </Item>
        </li>
      </List>
      <AccountMenu id={menu} />
      {palette}
    </Bar>
  );
}
