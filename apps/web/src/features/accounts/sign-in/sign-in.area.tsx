import { useRoutes } from 'react-router';
import { signInRoutes } from './sign-in-routes.tsx';

/** Shows the hosted sign-in pages. */
export default function SignInArea() {
  return useRoutes(signInRoutes);
}
