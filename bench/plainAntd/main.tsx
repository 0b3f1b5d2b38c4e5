import { PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input, Layout, Menu, Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { generateVendors } from '@/store/sample/generateVendors';
import type { Vendor } from '@/store/purchasing/vendors/vendor';
import { VENDORS_SEED, wantedCount } from '../wantedCount';

// What the product's vendor list shows, written as antd's examples write it.
const columns = [
  { title: 'Vendor Name', dataIndex: 'name', sorter: (a: Vendor, b: Vendor) => a.name.localeCompare(b.name) },
  { title: 'Total Products', render: (_: unknown, { products }: Vendor) => products.length },
  { title: 'Gst. No', dataIndex: 'gstNo', sorter: (a: Vendor, b: Vendor) => a.gstNo.localeCompare(b.gstNo) },
  { title: 'Edit Price', render: () => <Button size="small">Edit Price</Button> },
  { title: 'Add Product', render: () => <Button size="small" icon={<PlusOutlined />} aria-label="Add product" /> },
  {
    title: 'View Details',
    render: (_: unknown, { id }: Vendor) => (
      <Button size="small" href={`/vendors/${id}`}>
        Click
      </Button>
    ),
  },
];

const addresses = ['Home', 'Vendors', 'Stocks'].map((label) => ({ key: label, label }));

function Page() {
  const [vendors, setVendors] = useState(() => generateVendors(wantedCount(), VENDORS_SEED));
  const [text, setText] = useState('');
  const query = text.trim().toLowerCase();
  const found = vendors.filter(({ name, gstNo }) => `${name} ${gstNo}`.toLowerCase().includes(query));
  return (
    <Layout>
      <Layout.Sider>
        <Menu theme="dark" mode="inline" items={addresses} selectedKeys={['Vendors']} />
      </Layout.Sider>
      <Layout.Content>
        <Form<Vendor>
          layout="inline"
          onFinish={(draft) =>
            setVendors((before) => [
              { ...draft, id: `vendor-${before.length + 1}`, number: before.length + 1, products: [] },
              ...before,
            ])
          }
        >
          <Form.Item name="name" label="Vendor Name" rules={[{ required: true }]}>
            <Input />
          </Form.Item>
          <Form.Item name="gstNo" label="Gst. No" rules={[{ len: 15 }]}>
            <Input />
          </Form.Item>
          <Button htmlType="submit">Add</Button>
        </Form>
        <Input aria-label="Search" value={text} onChange={(event) => setText(event.target.value)} />
        <p role="status">{`${found.length} of ${vendors.length}`}</p>
        <Table
          rowKey="id"
          size="middle"
          columns={columns}
          dataSource={found}
          scroll={{ x: 'max-content' }}
          pagination={{ defaultPageSize: 20 }}
        />
      </Layout.Content>
    </Layout>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
