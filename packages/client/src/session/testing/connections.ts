import type { OmniEvent, OmniRequest } from '@homeline/contract/chat/omni-messages.ts';
import type { PageMessage, ServerMessage } from '@homeline/contract/realtime/messages.ts';
import { vi } from 'vitest';

/** The browser's websocket, with the server's end in the hands of the test. */
export class Connection extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly requests: (OmniRequest | PageMessage)[] = [];
  readonly address: string;
  constructor(address: URL) {
    super();
    this.address = address.href;
    connections.push(this);
  }
  send(text: string): void {
    this.requests.push(JSON.parse(text));
  }
  close(code?: number): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
  open(): void {
    this.readyState = Connection.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  tell(event: OmniEvent | ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }
}

const connections: Connection[] = [];

/** Replaces the browser's websocket. @returns every connection that a page opens, oldest first */
export function stubWebSocket(): Connection[] {
  vi.stubGlobal('WebSocket', Connection);
  connections.length = 0;
  return connections;
}
