import { ORGANISATION_INFO_ID } from '@homeline/domain/organisations/organisation-info.ts';

// The page embeds its lender before any module runs: import this first.
const lender = { baseUrl: '', orgCode: 'homeline', orgMetaData: { chatLinkHosts: [] } };
document.body.innerHTML = `<script type="application/json" id="${ORGANISATION_INFO_ID}">${JSON.stringify(lender)}</script>`;
