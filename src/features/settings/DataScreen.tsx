import { Button } from 'antd';
import { resetToSample, startEmpty } from '@/store/business/exchange';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { selectDataStatus } from '@/store/journal/journalSlice';
import { FormActions } from '@/ui/FormGrid';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { useToast } from '@/ui/toast';
import { WhenReady } from '@/ui/WhenReady';
import { BackupButton } from './BackupButton';
import { RestorePart } from './RestorePart';

export default function DataScreen() {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const status = useAppSelector(selectDataStatus);
  const reset = async () => toast({ text: 'The sample data is back.', undo: await dispatch(resetToSample()) });
  const empty = () => toast({ text: 'The business is empty now.', undo: dispatch(startEmpty()) });
  return (
    <Page title="Data" documentTitle="Settings: Data">
      <WhenReady status={status} loading="Loading..." failed="Error loading the data.">
        <Section title="Backup">
          <p>One file with everything, attachments included. Keep it somewhere else than on this device.</p>
          <BackupButton type="primary">Download a backup</BackupButton>
        </Section>
        <Section title="Restore">
          <RestorePart />
        </Section>
        <Section title="Start over">
          <p>Both put something else in the place of all there is, in every tab. Undo brings it back.</p>
          <FormActions>
            <Button onClick={() => void reset()}>Reset to sample data</Button>
            <Button onClick={empty}>Start empty</Button>
          </FormActions>
        </Section>
      </WhenReady>
    </Page>
  );
}
