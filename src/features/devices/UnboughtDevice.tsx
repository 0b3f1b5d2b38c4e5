import { paths } from '@/paths';
import type { Finding } from '@/store/business/deviceLookup';
import { Message } from '@/ui/Message';
import { OpenLink, LinkButton } from '@/ui/links';
import { Notice } from '@/ui/Notice';
import { useWayUp } from '@/parts/trail/trail';
import { ListFindings } from './ListFindings';

/** What is to be said of an IMEI that the stock does not know. */
export function UnboughtDevice({ imei, findings }: { imei: string; findings: readonly Finding[] }) {
  const back = useWayUp();
  if (findings.length === 0) {
    return (
      <Notice text={`IMEI ${imei} is not known.`}>
        <LinkButton to={back} type="primary">
          Go Back
        </LinkButton>
      </Notice>
    );
  }
  return (
    <>
      <Message
        tone="warning"
        apart="below"
        title={
          <>
            Not in stock: it was never bought through Trackyard. It is listed in{' '}
            <OpenLink to={paths.leaks}>Leaks</OpenLink> as unbought.
          </>
        }
      />
      <ListFindings findings={findings} />
    </>
  );
}
