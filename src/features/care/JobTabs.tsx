import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { JOB_TABS, jobType, type Job, type JobType } from '@/store/care/jobs/job';
import { formatCount } from '@/format';
import { useUrlChoice } from '@/ui/urlChoice';

export interface JobTabsProps {
  jobs: readonly Job[];
  /** What a tab shows of its jobs. */
  children: (jobs: readonly Job[], type: JobType) => ReactNode;
}

/** The jobs by their type, with their counts; the one in sight is `?tab=`. */
export function JobTabs({ jobs, children }: JobTabsProps) {
  const [active, setActive] = useUrlChoice('tab', JOB_TABS);
  return (
    <Tabs
      activeKey={active}
      onChange={(key) => setActive(key as JobType)}
      destroyOnHidden
      items={JOB_TABS.map((type) => {
        const ofType = jobs.filter((job) => jobType(job) === type);
        return { key: type, label: `${type} (${formatCount(ofType.length)})`, children: children(ofType, type) };
      })}
    />
  );
}
