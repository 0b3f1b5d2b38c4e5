import { LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { Page } from '@/ui/Page';
import { useWayBack } from './trail/trail';

export interface RecordNotFoundProps {
  title: string;
  text: string;
  /** The address of the page above it, to which a button with the label leads. */
  back: string;
  label: string;
}

/** The page of a record that nobody knows: it says so, and leads back. */
export const RecordNotFound = ({ title, text, back, label }: RecordNotFoundProps) => (
  <Page title={title}>
    <Notice text={text}>
      <LinkButton type="primary" to={useWayBack(back)}>
        {label}
      </LinkButton>
    </Notice>
  </Page>
);
