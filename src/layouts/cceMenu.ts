import {
  AuditOutlined,
  CarOutlined,
  DeleteOutlined,
  FileAddOutlined,
  FormOutlined,
  LogoutOutlined,
  PlusOutlined,
  ProfileOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { paths } from '@/routes/paths';
import type { MenuGroup } from './navigation';

/** The customer-care side menu (spec 2, Customer-care area; Add New and Setting by D32). */
export const cceMenu: readonly MenuGroup[] = [
  {
    items: [
      { label: 'Request Stock', to: paths.cce.requestStock, icon: ShoppingCartOutlined },
      { label: 'Not Working', to: paths.cce.notWorking, icon: CarOutlined },
      { label: 'View Request Stock', to: paths.cce.viewRequestStock, icon: AuditOutlined },
      { label: 'Raise Request (Job)', to: paths.cce.requestJob, icon: FormOutlined },
      { label: 'View Job Status', to: paths.cce.viewJob, icon: ProfileOutlined },
      { label: 'Deletion List', to: paths.cce.deletionList, icon: DeleteOutlined },
      { label: 'Addition List', to: paths.cce.newAddition, icon: FileAddOutlined },
      { label: 'Requisition Form', to: paths.cce.requisitionForm, icon: UnorderedListOutlined },
    ],
  },
  {
    items: [
      {
        label: 'Add New',
        icon: PlusOutlined,
        choices: [
          { label: 'Job', to: paths.cce.requestJob },
          { label: 'Stock request', to: paths.cce.requestStock },
          { label: 'Requisition', to: paths.cce.requisitionForm },
          { label: 'Device addition', to: paths.cce.newAddition },
        ],
      },
      { label: 'Setting', to: paths.cce.settings, icon: SettingOutlined },
      { label: 'Logout', to: paths.cceLogin, icon: LogoutOutlined },
    ],
  },
];
