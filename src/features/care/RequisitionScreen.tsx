import { selectRequisitions } from '@/store/care/requisitions/requisitionsSlice';
import { TEAM } from '@/store/care/requisitions/requisition';
import { useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { DataTable } from '@/ui/DataTable';
import { Facts } from '@/ui/Facts';
import { formatDate } from '@/format';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { WhenReady } from '@/parts/WhenReady';
import { requisitionColumns } from './requisitionColumns';
import { RequisitionForm } from './RequisitionForm';

/** What the team asks for, and what it asked for before, newest first. */
export default function RequisitionScreen() {
  const today = useToday();
  const requisitions = useAppSelector(selectRequisitions);
  return (
    <Page title="Requisition Form">
      <WhenReady loading="Loading requisitions..." failed="Error loading requisitions.">
        <Section
          title="New Requisition"
          actions={
            <Facts
              facts={[
                { label: 'Team', value: TEAM },
                { label: 'Date', value: formatDate(today) },
              ]}
            />
          }
        >
          <RequisitionForm />
        </Section>
        <Section title="Raised so far">
          <DataTable
            label="Requisitions"
            rows={requisitions.toReversed()}
            columns={requisitionColumns}
            searchHint="Person, location, purpose or material"
            dense
            empty="No requisition has been raised yet."
            nothingFound="No requisition matches the search."
          />
        </Section>
      </WhenReady>
    </Page>
  );
}
