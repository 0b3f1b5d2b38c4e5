import { Breadcrumb } from 'antd';
import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { titleOf } from '@/store/kit/screenTitles';
import { Limits } from '@/ui/limits';
import { TextLink } from '@/ui/links';
import { pagesDown, TrailContext } from './trail/trail';

export interface Crumb {
  text: string;
  to?: string;
}

/** Where a page about one record stands: the pages above it, as somebody left them who came from there, then `steps`. */
export function RecordCrumbs({ steps }: { steps: readonly Crumb[] }) {
  const { pathname } = useLocation();
  const trail = use(TrailContext);
  const { whyNot } = use(Limits);
  const above = pagesDown(trail, pathname).map((path) => ({ text: titleOf(path) ?? path, to: trail[path] ?? path }));
  const crumb = ({ text, to }: Crumb, last: boolean) => {
    if (last) return <span aria-current="page">{text}</span>;
    return to === undefined || whyNot(to) ? text : <TextLink to={to}>{text}</TextLink>;
  };
  const crumbs = [...above, ...steps];
  return (
    <Breadcrumb
      aria-label="Breadcrumb"
      style={{ marginBottom: 8 }}
      items={crumbs.map((one, index) => ({
        key: `${index} ${one.text}`,
        title: crumb(one, index === crumbs.length - 1),
      }))}
    />
  );
}
