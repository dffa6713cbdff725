import { watchSlowButtons } from './slow-buttons.ts';

watchSlowButtons();

/** What runs beside every page once the first one has shown. */
export { default } from '../features/telemetry/page-views.area.tsx';
