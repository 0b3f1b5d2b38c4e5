import { lazyPart } from '@/ui/lazyPart';
import { SharedModeRoute } from './SharedModeRoute';

const AuditScreen = lazyPart(() => import('@/features/settings/AuditScreen'));

/** What people of a shared office did and tried. */
export default function AuditRoute() {
  return <SharedModeRoute>{(office) => <AuditScreen office={office} />}</SharedModeRoute>;
}
