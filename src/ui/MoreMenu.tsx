import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { use, useRef } from 'react';
import { Icon } from './Icon';
import { Limits } from './limits';
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
  const button = useRef<HTMLButtonElement>(null);
  const offered = offeredActs(acts, whyNot);
  if (offered.length === 0) return null;
  return (
    <Dropdown
      trigger={['click']}
      // oxlint-disable-next-line no-autofocus -- The focus goes into the menu that was just asked for, as with any menu button.
      autoFocus
      onOpenChange={(open) => {
        // The menu that had the focus goes; to scroll would take a click elsewhere from what it was meant for.
        if (!open) button.current?.focus({ preventScroll: true });
      }}
      classNames={{ root: styles.menu ?? '' }}
      menu={{
        items: offered.map(({ label, reason, takes, onClick }) => ({
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
          onClick: ({ domEvent }) => {
            // Enter would open the menu anew, as its press ends on what has the focus by then.
            domEvent.preventDefault();
            // A dialog gives the focus back to where it was before.
            button.current?.focus({ preventScroll: true });
            if (reason === undefined) onClick();
          },
        })),
      }}
    >
      <Button
        ref={button}
        icon={<Icon of={DownOutlined} />}
        iconPlacement="end"
        aria-haspopup="menu"
        {...(about !== undefined && { 'aria-label': `More: ${about}` })}
      >
        More
      </Button>
    </Dropdown>
  );
}
