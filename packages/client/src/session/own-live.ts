import { organisation } from '../organisation.ts';
import { openLiveChannel } from './live-channel.ts';
import { ownSocket } from './own-socket.ts';

/** Follows a topic on this page's socket, and catches up on missed events. Returns the end of following. */
export const follow = openLiveChannel(ownSocket, organisation.orgCode);
