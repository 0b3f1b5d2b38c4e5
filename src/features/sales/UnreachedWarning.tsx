import { Alert } from 'antd';
import { useAppSelector } from '@/parts/hooks';
import { CHANNELS, waysTo } from '@/store/billing/letters/letter';
import { refusedPlace } from '@/store/billing/letters/refusedPlaces';
import type { Account } from '@/store/billing/accounts/account';
import { clientFieldsOf } from '@/store/clients/accounts/clientChange';

/** Says where a client is not reached any more, in the words of whoever knew no such receiver; nothing where nobody said so. */
export function UnreachedWarning({ account }: { account: Account }) {
  const to = waysTo(clientFieldsOf(account));
  const told = useAppSelector((state) =>
    CHANNELS.flatMap((channel) => {
      const words = refusedPlace(state, { accountId: account.id, channel, to: to[channel] });
      return words === undefined
        ? []
        : [`Nobody receives ${channel === 'Email' ? 'mail' : channel} at ${to[channel]}: ${words}`];
    }).join(' '),
  );
  if (told === '') return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      style={{ marginBottom: 16 }}
      title={`${told}. It is not tried again until you correct it.`}
    />
  );
}
