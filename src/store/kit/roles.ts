/** What somebody in a shared office is there for: it limits what they may say and which screens they have. */
export const ROLES = ['admin', 'stock', 'sales', 'care', 'installer'] as const;
export type Role = (typeof ROLES)[number];

/** For whom a business was cut down to what they may read; an installer is one of those that it knows, if any has his name. */
export interface Reader {
  role: Exclude<Role, 'admin'>;
  installerId?: string | undefined;
}

/** What the roles are called. */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  admin: 'Admin',
  stock: 'Stock',
  sales: 'Sales',
  care: 'Customer care',
  installer: 'Installer',
};
