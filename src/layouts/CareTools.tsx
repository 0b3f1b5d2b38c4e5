import { CustomerServiceOutlined, MessageOutlined, MoreOutlined, SendOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useAsked } from '@/parts/useAsked';
import { useAskedVehicles } from '@/parts/useAskedVehicles';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { MenuButton } from '@/ui/MenuButton';
import styles from './CareTools.module.css';

const SmsDialog = lazyWhenIdle(() => import('@/features/messages/SmsDialog'));
const MailDialog = lazyWhenIdle(() => import('@/features/messages/MailDialog'));
const SupportPanel = lazyWhenIdle(() => import('@/features/support/SupportPanel'));

const TOOLS = [
  { key: 'sms', label: 'Send SMS', icon: MessageOutlined },
  { key: 'mail', label: 'Send Mail', icon: SendOutlined },
  { key: 'support', label: 'Tech Support', icon: CustomerServiceOutlined },
] as const;

type Tool = (typeof TOOLS)[number]['key'];

/** The header's tools of customer care: buttons, in a menu where there is no room for them. */
export function CareTools() {
  const [opened, setOpened] = useState<'sms' | 'mail'>();
  const asked = useAsked();
  const about = useAskedVehicles();
  const dialog = opened ?? asked.what;
  // Once opened, the chat stays, so that the talk lasts as long as the area is open.
  const [support, setSupport] = useState<'open' | 'closed'>();
  const place = useRef<HTMLDivElement>(null);

  const focusBack = (tool: Tool) => {
    // Of the two, the one that is not shown takes no focus.
    for (const name of [tool, 'menu']) place.current?.querySelector<HTMLElement>(`[data-tool='${name}']`)?.focus();
  };
  const close = (tool: Tool) => {
    if (tool === 'support') setSupport('closed');
    else {
      setOpened(undefined);
      asked.done('mobileNumbers', 'vehicles');
    }
    focusBack(tool);
  };
  const open = (tool: Tool) => {
    if (tool !== 'support') setOpened(tool);
    else if (support === 'open') close(tool);
    else setSupport('open');
  };

  return (
    <div ref={place} className={styles.tools}>
      {TOOLS.map(({ key, label, icon }) => (
        <Button
          key={key}
          type="text"
          data-tool={key}
          className={styles.tool ?? ''}
          icon={<Icon of={icon} />}
          title={label}
          aria-label={label}
          {...(key === 'support' && { 'aria-expanded': support === 'open' })}
          onClick={() => open(key)}
        >
          <span className={styles.label}>{label}</span>
        </Button>
      ))}
      <MenuButton
        items={TOOLS.map(({ key, label, icon }) => ({
          key,
          label,
          icon: <Icon of={icon} />,
          onClick: () => open(key),
        }))}
        type="text"
        data-tool="menu"
        className={styles.menu ?? ''}
        icon={<Icon of={MoreOutlined} />}
        aria-label="Customer care tools"
        title="Customer care tools"
      />
      <Suspense>
        {dialog === 'sms' && (
          <SmsDialog
            key={about.key}
            given={{ ...about.sms, ...asked.given('mobileNumbers') }}
            onClose={() => close('sms')}
          />
        )}
        {dialog === 'mail' && <MailDialog key={about.key} given={about.mail} onClose={() => close('mail')} />}
      </Suspense>
      <Suspense>{support && <SupportPanel open={support === 'open'} onClose={() => close('support')} />}</Suspense>
    </div>
  );
}
