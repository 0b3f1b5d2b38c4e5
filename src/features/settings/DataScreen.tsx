import { Suspense } from 'react';
import { useAppSelector } from '@/parts/hooks';
import { useOffice } from '@/parts/office';
import { WhenReady } from '@/parts/WhenReady';
import { selectOffice } from '@/store/browser/selectOffice';
import { selectWhyNotAll } from '@/store/business/feeds/withheldWords';
import { lazyPart } from '@/ui/lazyPart';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { Section } from '@/ui/Section';
import { AsidePart } from './AsidePart';
import { BackupButton } from './BackupButton';
import { RestorePart } from './RestorePart';
import { StartOver } from './StartOver';
import { StoragePart } from './StoragePart';
import { useRestore } from './useRestore';

const OwnBusinessPart = lazyPart(() => import('./OwnBusinessPart'));

/** All that there is: taken home, put back, set aside, begun anew. */
function AllOfIt() {
  const restore = useRestore();
  return (
    <>
      <Section title="Backup">
        <p>One file with everything, attachments and history included. Keep it somewhere else than on this device.</p>
        <BackupButton type={restore.backup ? 'default' : 'primary'}>Download a backup</BackupButton>
      </Section>
      <Section title="Restore">
        <RestorePart restore={restore} />
      </Section>
      <OwnPart />
      <StoragePart />
      <AsidePart />
      <StartOver />
    </>
  );
}

/** In an office, the business that this browser keeps by itself; nothing where it keeps none. */
function OwnPart() {
  const office = useOffice();
  const own = useAppSelector((state) => selectOffice(state)?.own);
  return <Suspense>{office && own && <OwnBusinessPart own={own} office={office} />}</Suspense>;
}

export default function DataScreen() {
  const whyNotAll = useAppSelector(selectWhyNotAll);
  return (
    <Page title="Data" documentTitle="Settings: Data">
      <WhenReady loading="Loading..." failed="Error loading the data.">
        {whyNotAll === undefined ? (
          <AllOfIt />
        ) : (
          <>
            <Notice text={whyNotAll} />
            <StoragePart />
          </>
        )}
      </WhenReady>
    </Page>
  );
}
