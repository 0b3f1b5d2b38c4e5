import type { AntdIconProps } from '@ant-design/icons/lib/components/AntdIcon';
import type { ComponentType } from 'react';

export type Glyph = ComponentType<AntdIconProps>;

/** A decorative icon: what stands beside it says its name, so assistive technology passes over it. */
export const Icon = ({ of: Drawn }: { of: Glyph }) => <Drawn role={undefined} aria-label={undefined} aria-hidden />;
