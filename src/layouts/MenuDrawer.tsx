import { Drawer } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AreaSwitcher } from './AreaSwitcher';
import type { MenuGroup } from './navigation';
import { NavMenu } from './NavMenu';

/** The side menu of narrow screens; it closes when somebody goes somewhere. */
export default function MenuDrawer({ groups, onClose }: { groups: readonly MenuGroup[]; onClose: () => void }) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [closed, setClosed] = useState(false);
  return (
    <Drawer
      title="Menu"
      placement="left"
      size={288}
      open={!closed && key === openedAt}
      onClose={() => setClosed(true)}
      afterOpenChange={(shown) => shown || onClose()}
      styles={{ body: { padding: 0 } }}
    >
      <AreaSwitcher />
      <NavMenu groups={groups} />
    </Drawer>
  );
}
