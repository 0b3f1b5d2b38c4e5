import { lazyPart } from '@/ui/lazyPart';
import { OfficeRoute } from './OfficeRoute';

const AuditScreen = lazyPart(() => import('@/features/settings/AuditScreen'));

/** What people of a shared office did and tried. */
export default function AuditRoute() {
  return <OfficeRoute>{(office) => <AuditScreen office={office} />}</OfficeRoute>;
}
