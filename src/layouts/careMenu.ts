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
import { paths } from '@/paths';
import type { MenuGroup } from './navigation';

/** The customer-care side menu. */
export const careMenu: readonly MenuGroup[] = [
  {
    items: [
      { label: 'Request Stock', to: paths.care.requestStock, icon: ShoppingCartOutlined },
      { label: 'Not Working', to: paths.care.notWorking, icon: CarOutlined },
      { label: 'View Request Stock', to: paths.care.viewRequestStock, icon: AuditOutlined },
      { label: 'Raise Request (Job)', to: paths.care.requestJob, icon: FormOutlined },
      { label: 'View Job Status', to: paths.care.viewJob, icon: ProfileOutlined },
      { label: 'Deletion List', to: paths.care.deletionList, icon: DeleteOutlined },
      { label: 'Addition List', to: paths.care.newAddition, icon: FileAddOutlined },
      { label: 'Requisition Form', to: paths.care.requisitionForm, icon: UnorderedListOutlined },
    ],
  },
  {
    items: [
      {
        label: 'Add New',
        icon: PlusOutlined,
        choices: [
          { label: 'Job', to: paths.care.requestJob },
          { label: 'Stock request', to: paths.care.requestStock },
          { label: 'Requisition', to: paths.care.requisitionForm },
          { label: 'Device addition', to: paths.care.newAddition },
        ],
      },
      { label: 'Setting', to: paths.care.settings, icon: SettingOutlined },
      { label: 'Logout', to: paths.careLogin, icon: LogoutOutlined },
    ],
  },
];
