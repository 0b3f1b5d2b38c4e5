import type { ReactNode } from 'react';
import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { paths } from '@/paths';

/** The face of the catch-all page and of every area's error screen. */
export function ErrorPage({ reason, children }: { reason: string; children?: ReactNode }) {
  return (
    <Page title="Oops! Something went wrong." documentTitle="Something went wrong">
      <Notice text={reason}>
        {children}
        <LinkButton to={paths.home}>Go Home</LinkButton>
      </Notice>
    </Page>
  );
}
