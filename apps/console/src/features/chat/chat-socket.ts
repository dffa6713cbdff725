import { createOmniSocket } from '@homeline/client/chat/omni-socket.ts';
import { organisation } from '@homeline/client/organisation.ts';

/** The console's one connection to the chats. */
export const chatSocket = createOmniSocket(organisation.baseUrl);
