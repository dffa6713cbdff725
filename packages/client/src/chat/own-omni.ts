import { ownSocket } from '../session/own-socket.ts';
import { openOmniChannel } from './omni-channel.ts';

/** The chats on this page's socket. */
export const omni = openOmniChannel(ownSocket);
