import { Button } from 'antd';
import { formatCountOf } from '@/format';
import { paths } from '@/paths';
import { useAppSelector } from '@/parts/hooks';
import { selectJournal } from '@/journal/sync/journalSlice';
import { LinkButton } from '@/ui/links';
import { Banner, Banners } from './Banner';

/** Says, above every screen, when something is not kept as it should be. */
export default function JournalBanner() {
  const { status, kept, waiting, setAside, outdated, trouble } = useAppSelector(selectJournal);
  const backup = (
    <LinkButton size="small" to={paths.settings.data}>
      Download a backup
    </LinkButton>
  );
  if (outdated) {
    return (
      <Banners>
        <Banner
          type="warning"
          title="A newer version of Trackyard is in use in this browser. This tab shows what it can read and changes nothing until it is reloaded."
          action={
            <Button size="small" onClick={() => location.reload()}>
              Reload
            </Button>
          }
        />
      </Banners>
    );
  }
  if (status !== 'ready') return null;
  return (
    <Banners>
      {kept === 'in memory' && (
        <Banner
          type="warning"
          title={`This browser cannot keep your changes: they last until this tab is closed. ${trouble ?? ''} What it kept before, if anything, is shown once it can be read.`}
          action={backup}
        />
      )}
      {waiting > 0 && (
        <Banner
          type="warning"
          title={`${formatCountOf(waiting, 'change')} not saved yet${trouble ? `: ${trouble}` : ''}`}
          action={trouble && backup}
        />
      )}
      {kept === 'durably' && waiting === 0 && trouble && (
        <Banner type="warning" title={`What others change may be missing here: ${trouble}`} />
      )}
      {setAside > 0 && (
        <Banner
          type="warning"
          title={`${setAside === 1 ? '1 entry could not be read and was' : `${setAside} entries could not be read and were`} set aside; the rest is here.`}
        />
      )}
    </Banners>
  );
}
