import { selectDeactivations } from '@/store/clients/deactivations/deactivationsSlice';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { DataTable } from '@/ui/DataTable';
import { NeedsFirst } from '@/ui/NeedsFirst';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { DeactivateForm } from './DeactivateForm';
import { deactivationColumns } from './deactivationColumns';

/** The sales area's setting: Deactivate Account, and what was deactivated before. */
export default function DeactivateAccountScreen() {
  const deactivations = useAppSelector(selectDeactivations);
  const hasClients = useAppSelector(({ accounts }) => accounts.ids.length > 0);
  return (
    <Page title="Deactivate Account">
      <WhenReady loading="Loading accounts..." failed="Error loading accounts.">
        <NeedsFirst
          has={hasClients}
          says="There is no client yet whose account could be deactivated."
          add="New Account"
          to={paths.sales.newAccount}
        >
          <Section title="Account">
            <DeactivateForm />
          </Section>
          <Section title="Deactivated so far">
            <DataTable
              label="Deactivated accounts"
              rows={deactivations.toReversed()}
              columns={deactivationColumns}
              dense
              empty="No account has been deactivated yet."
            />
          </Section>
        </NeedsFirst>
      </WhenReady>
    </Page>
  );
}
