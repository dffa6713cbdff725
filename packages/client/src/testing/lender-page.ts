import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { ORGANISATION_INFO_ID, organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { dismissToast, visibleToasts } from '@homeline/ui/feedback/toasts.tsx';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import brand from '../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../organisations/homeline/organisation.json' with { type: 'json' };
import { server } from './fake-server.ts';

// The page embeds its lender before any module runs, and a client takes the browser's fetch when it is made: import this file first.
const info = organisationInfo(Organisation.parse({ ...homeline, brand }), { isSandbox: true });
document.body.innerHTML = `<script type="application/json" id="${ORGANISATION_INFO_ID}">${JSON.stringify(info)}</script>`;
vi.stubGlobal('fetch', server.fetch);
// Without a socket, a page reads once, and polls.
vi.stubGlobal('WebSocket', undefined);

// A stalled machine is no defect.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => {
  cleanup();
  for (const { id } of visibleToasts()) dismissToast(id);
  server.reset();
  localStorage.clear();
  sessionStorage.clear();
});
