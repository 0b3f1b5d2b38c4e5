import { DownOutlined } from '@ant-design/icons';
import { use } from 'react';
import { Icon } from './Icon';
import { Limits } from './limits';
import { MenuButton } from './MenuButton';
import { offeredActs, type MoreAct } from './moreActs';
import styles from './MoreMenu.module.css';
import { SmallLine } from './SmallLine';

interface MoreMenuProps {
  acts: readonly (MoreAct | false | undefined)[];
  /** What they are about, for a screen reader, where that is not the whole page. */
  about?: string;
}

/** What is done seldom, in a menu beside the buttons for what is done often; what cannot be done says why, and does nothing. */
export function MoreMenu({ acts, about }: MoreMenuProps) {
  const { whyNot } = use(Limits);
  const offered = offeredActs(acts, whyNot);
  if (offered.length === 0) return null;
  return (
    <MenuButton
      icon={<Icon of={DownOutlined} />}
      iconPlacement="end"
      menuClass={styles.menu ?? ''}
      items={offered.map(({ label, reason, takes, onClick }) => ({
        key: label,
        danger: takes === true && reason === undefined,
        // One that is disabled would not take the focus, and its reason would not be read out.
        className: reason === undefined ? '' : (styles.denied ?? ''),
        label: (
          <>
            {label}
            {reason !== undefined && <SmallLine>{reason}</SmallLine>}
          </>
        ),
        onClick: () => {
          if (reason === undefined) onClick();
        },
      }))}
      {...(about !== undefined && { 'aria-label': `More: ${about}` })}
    >
      More
    </MenuButton>
  );
}
