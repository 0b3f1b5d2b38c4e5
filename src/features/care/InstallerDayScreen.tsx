import { Button } from 'antd';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { useToday } from '@/parts/useToday';
import { WhenReady } from '@/parts/WhenReady';
import { comparedName } from '@/store/kit/typed/cleanText';
import type { Installer } from '@/store/places/installers/installer';
import { selectInstallers } from '@/store/places/installers/installersSlice';
import { selectJobsWith } from '@/store/care/scheduling/board';
import type { Job } from '@/store/care/jobs/job';
import { installerChosen, selectInstallerHere } from '@/store/browser/looksSlice';
import { Page } from '@/ui/Page';
import { useQueryString } from '@/ui/queryString';
import { useVisitDialogs } from './useVisitDialogs';
import { InstallerBag } from './InstallerBag';
import { WhoseDay } from './WhoseDay';
import { InstallerJobs } from './InstallerJobs';

/** The jobs and the bag of an installer. */
function Day({ installer }: { installer: Installer }) {
  const today = useToday();
  const jobs = useAppSelector((state) => selectJobsWith(state, installer.id));
  const { visit, dialogs } = useVisitDialogs();
  const item = { today, onClose: (job: Job) => visit('close', job) };
  return (
    <>
      <InstallerJobs
        title="Today"
        jobs={jobs.filter(({ visit: own }) => own?.on === today)}
        empty="No job is for today."
        {...item}
      />
      <InstallerJobs
        title="Open"
        jobs={jobs.filter(({ visit: own }) => own?.on !== today)}
        empty="No other job is open."
        {...item}
      />
      <InstallerBag installer={installer} today={today} />
      {dialogs}
    </>
  );
}

/** An installer's day on his phone: his jobs, his bag, and the way to close a job; who he is, this browser remembers. */
export default function InstallerDayScreen() {
  const dispatch = useAppDispatch();
  const { params, write } = useQueryString();
  const installers = useAppSelector(selectInstallers);
  const here = useAppSelector(selectInstallerHere);
  const named = params.get('name') ?? '';
  const installer = installers.find(({ id, name }) =>
    named === '' ? id === here : comparedName(name) === comparedName(named),
  );
  const choose = ({ id, name }: Installer) => {
    dispatch(installerChosen(id));
    write({ name });
  };
  const chooseAgain = () => {
    dispatch(installerChosen(undefined));
    write({ name: undefined });
  };
  return (
    <Page
      title={installer ? `Day of ${installer.name}` : 'Installer’s Day'}
      actions={
        installer && (
          <Button size="large" onClick={chooseAgain}>
            Somebody Else
          </Button>
        )
      }
    >
      <WhenReady loading="Loading jobs..." failed="Error loading jobs.">
        {installer ? (
          <Day key={installer.id} installer={installer} />
        ) : (
          <WhoseDay installers={installers} unknown={named} onChoose={choose} />
        )}
      </WhenReady>
    </Page>
  );
}
