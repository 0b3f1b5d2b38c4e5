import 'antd/dist/reset.css';
import '@/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '@/routes/App';
import { routes } from '@/routes/routes';
import { loadDataset } from '@/store/dataset/datasetSlice';
import { recall, remember } from '@/store/session/browserMemory';
import { createStore } from '@/store/store';

const store = createStore(recall());
remember(store);
void store.dispatch(loadDataset());

const router = createBrowserRouter(routes);

const mount = () => {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  createRoot(root).render(
    <StrictMode>
      <App store={store} router={router} />
    </StrictMode>,
  );
};

// Mounted once the first screen's code is here, so that the first paint of index.html stays until then.
if (router.state.initialized) mount();
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    mount();
  });
}
