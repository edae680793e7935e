import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { RouterProvider, useLocation } from 'react-router-dom';
import { it, onTestFinished } from 'vitest';
import { useAppLife } from '../../src/app/useAppLife';

/** Goes elsewhere before the router's provider listens, as an address may that is typed while the app starts. */
const Screen = () => {
  useLayoutEffect(() => {
    window.history.pushState(null, '', '#/products/overview');
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, []);
  return <h1>{useLocation().pathname}</h1>;
};
const App = () => <RouterProvider router={useAppLife(1, () => <Screen />).router} />;

it('the app shows the address that was chosen while it was first rendered', async () => {
  onTestFinished(() => window.history.replaceState(null, '', '#/'));
  render(<App />);
  await screen.findByRole('heading', { name: '/products/overview' });
});
