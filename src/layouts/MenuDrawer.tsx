import { Drawer } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuGroup } from './navigation';
import { NavMenu } from './NavMenu';

/** The side menu of narrow screens; it closes when somebody goes somewhere. */
export default function MenuDrawer({ groups, onClose }: { groups: readonly MenuGroup[]; onClose: () => void }) {
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const [open, setOpen] = useState(true);
  useEffect(() => {
    if (key !== openedAt) setOpen(false);
  }, [key, openedAt]);
  return (
    <Drawer
      title="Menu"
      placement="left"
      size={288}
      open={open}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => shown || onClose()}
      styles={{ body: { padding: 0 } }}
    >
      <NavMenu groups={groups} />
    </Drawer>
  );
}
