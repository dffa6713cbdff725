import { organisation } from '../organisation.ts';
import { createPageSocket } from './page-socket.ts';

/** This page's socket. */
export const ownSocket = createPageSocket(organisation.baseUrl);
