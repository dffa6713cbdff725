import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import { organisationInfo } from '@homeline/domain/organisations/organisation-info.ts';
import { configure } from '@testing-library/react';
import brand from '../../../../../../organisations/homeline/brand.json' with { type: 'json' };
import homeline from '../../../../../../organisations/homeline/organisation.json' with { type: 'json' };

// The page embeds its lender before any module runs: import this file first.
const info = organisationInfo(Organisation.parse({ ...homeline, brand }), { isSandbox: true });
document.body.innerHTML = `<script type="application/json" id="organisation-info">${JSON.stringify(info)}</script>`;

// A stalled machine is no defect.
configure({ asyncUtilTimeout: 30_000 });
