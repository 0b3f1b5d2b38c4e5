import { ErrorPage } from './ErrorPage';

/** The catch-all page. */
export const NotFoundScreen = () => <ErrorPage reason="The page you're looking for does not exist." />;
