import { Button } from 'antd';
import { useEffect } from 'react';
import { paths } from '@/paths';
import { useAppDispatch, useAppSelector } from '@/parts/hooks';
import { routeHref } from '@/parts/mapLinks';
import { useToday } from '@/parts/useToday';
import { useWords } from '@/parts/useWords';
import { WhenReady } from '@/parts/WhenReady';
import { contactsHeard } from '@/store/browser/heardSlice';
import { selectRoute } from '@/store/care/scheduling/route';
import { endedVisitsDropped } from '@/store/care/scheduling/visitDrafts';
import { draftFilesTidied } from '@/store/kit/attachments/draftFiles';
import type { Installer } from '@/store/places/installers/installer';
import { LinkButton } from '@/ui/links';
import { Page } from '@/ui/Page';
import { Bag } from './Bag';
import { DAY_WORDS } from './dayWords';
import styles from './Day.module.css';
import { HandedOver } from './HandedOver';
import { MapOfApp } from './MapOfApp';
import { Stops } from './Stops';
import { useOwnHeard } from './useOwnHeard';
import { useWhoseDay } from './useWhoseDay';
import { WhoseDay } from './WhoseDay';

/** The way and the bag of an installer. */
function Day({ installer }: { installer: Installer }) {
  const words = useWords(DAY_WORDS);
  const today = useToday();
  const dispatch = useAppDispatch();
  const heard = useOwnHeard();
  useEffect(() => {
    if (heard) dispatch(contactsHeard(heard));
  }, [heard, dispatch]);
  useEffect(() => {
    dispatch(endedVisitsDropped());
    void dispatch(draftFilesTidied()).catch(() => {});
  }, [dispatch]);
  const route = useAppSelector((state) => selectRoute(state, installer.id, today));
  const way = routeHref(route.today.map(({ request }) => request.location));
  return (
    <>
      <Stops
        title={words.today}
        jobs={route.today}
        empty={words.noneToday}
        isNumbered
        {...(way !== undefined && {
          actions: (
            <Button href={way} target="_blank" rel="noopener noreferrer">
              {words.route}
            </Button>
          ),
        })}
      />
      {route.late.length > 0 && <Stops title={words.late} jobs={route.late} />}
      <Stops title={words.coming} jobs={route.coming} empty={words.noneComing} />
      <HandedOver installer={installer} today={today} />
      <Bag installer={installer} today={today} />
    </>
  );
}

/** An installer's day on his phone: his way, his bag, and what leads on to each visit. */
export default function DayScreen() {
  const words = useWords(DAY_WORDS);
  const { installer, isOwn, isNobody, installers, named, choose, chooseAgain } = useWhoseDay();
  return (
    <Page
      title={installer ? words.title(installer.name) : words.nobodys}
      actions={installer && !isOwn && <Button onClick={chooseAgain}>{words.somebodyElse}</Button>}
    >
      <WhenReady loading={words.loading} failed={words.failed}>
        <div className={styles.parts}>
          {installer && <Day key={installer.id} installer={installer} />}
          {!installer && !isNobody && <WhoseDay installers={installers} unknown={named} onChoose={choose} />}
          <MapOfApp />
          {!isOwn && <LinkButton to={paths.home}>{words.desk}</LinkButton>}
        </div>
      </WhenReady>
    </Page>
  );
}
