import { PlusOutlined } from '@ant-design/icons';
import { Suspense, useMemo, useState } from 'react';
import { formatCount } from '@/format';
import { useAppSelector } from '@/parts/hooks';
import { NoticeButton } from '@/parts/letters/NoticeButton';
import { useNow } from '@/parts/useNow';
import type { Account } from '@/store/billing/accounts/account';
import { selectVehiclesOf } from '@/store/billing/papers/accountPapers';
import { vehicleRegistered, vehicleTermsChanged } from '@/store/facts/vehicles';
import { isOpenVehicle } from '@/store/vehicles/vehicles/vehicle';
import { DataTable } from '@/ui/DataTable';
import { Icon } from '@/ui/Icon';
import { lazyWhenIdle } from '@/ui/lazyWhenIdle';
import { LimitedButton } from '@/ui/LimitedButton';
import { Section } from '@/ui/Section';
import { SelectionBar } from '@/ui/SelectionBar';
import { useTicks } from '@/ui/useTicks';
import { clientVehicleColumns } from './clientVehicleColumns';

const TermsDialog = lazyWhenIdle(() => import('@/parts/subscriptions/TermsDialog'));
const ManyTermsDialog = lazyWhenIdle(() => import('@/parts/subscriptions/ManyTermsDialog'));
const RegisterVehicleDialog = lazyWhenIdle(() => import('./RegisterVehicleDialog'));

/** A client's vehicles, each with the way to its page. */
export function ClientVehicles({ account }: { account: Account }) {
  const rows = useAppSelector((state) => selectVehiclesOf(state, account));
  const now = useNow();
  const [edited, setEdited] = useState<string>();
  const columns = useMemo(() => clientVehicleColumns(account, now, ({ id }) => setEdited(id)), [account, now]);
  const meant = rows.find(({ id }) => id === edited);
  const ticks = useTicks<(typeof rows)[number]>(({ vehicleNo }) => vehicleNo);
  const selected = rows.filter((vehicle) => ticks.chosen.has(vehicle.id) && isOpenVehicle(vehicle));
  const ended = selected.filter(({ subscription }) => subscription?.to !== undefined);
  const [editingMany, setEditingMany] = useState(false);
  const [registering, setRegistering] = useState(false);
  const register = (
    <LimitedButton
      does={vehicleRegistered}
      type="primary"
      icon={<Icon of={PlusOutlined} />}
      onClick={() => setRegistering(true)}
    >
      Register Vehicle
    </LimitedButton>
  );
  return (
    <Section title="Vehicles" actions={rows.length > 0 && register}>
      <SelectionBar label="Selected vehicles" count={selected.length} onClear={() => ticks.onChange(new Set())}>
        <LimitedButton does={vehicleTermsChanged} type="primary" onClick={() => setEditingMany(true)}>
          Edit Terms ({formatCount(selected.length)})
        </LimitedButton>
        {ended.length > 0 && (
          <NoticeButton kind="Subscription Ends" ids={ended.map(({ id }) => id)}>
            Tell Client It Ends ({formatCount(ended.length)})
          </NoticeButton>
        )}
      </SelectionBar>
      <DataTable
        label="Vehicles"
        rows={rows}
        columns={columns}
        alsoKept={['account', 'tab']}
        dense
        selection={ticks}
        searchHint="Vehicle or IMEI"
        begin={register}
        empty="No vehicles yet. Click the Register Vehicle button to add one."
      />
      <Suspense>{meant && <TermsDialog vehicle={meant} onClose={() => setEdited(undefined)} />}</Suspense>
      <Suspense>
        {editingMany && (
          <ManyTermsDialog
            vehicles={selected}
            onSaved={() => ticks.onChange(new Set())}
            onClose={() => setEditingMany(false)}
          />
        )}
      </Suspense>
      <Suspense>
        {registering && <RegisterVehicleDialog account={account} onClose={() => setRegistering(false)} />}
      </Suspense>
    </Section>
  );
}
