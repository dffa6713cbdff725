import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { lenderOf } from './page-lender.ts';

const BASE = '/account/heloc';
/** The page that shows the chat alone, inside another website. */
const EMBED_PAGE = `${BASE}/chat-embed`;

/** Serves the script with which a lender's other websites show the chat: `<script src="https://…/account/heloc/embed.js" async></script>`. */
export function addChatEmbed(server: FastifyInstance): void {
  server.get(`${BASE}/embed.js`, (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({ 'cache-control': 'public, max-age=3600', 'cross-origin-resource-policy': 'cross-origin' })
      .send(EMBED_SCRIPT),
  );
}

/** Returns the origins that may show a page in a frame: those that the lender's folder names, for the chat's own page alone. */
export function embeddingOrigins(context: Context, request: FastifyRequest): readonly string[] {
  const isChat = request.url.split('?')[0] === EMBED_PAGE;
  return isChat ? (lenderOf(context, request)?.chat.embeddedOn ?? []) : [];
}

/** Shows the chat in a frame at the corner, as large as the chat says that it is. The frame keeps both pages' styles and data apart. */
const EMBED_SCRIPT = `(() => {
  const script = document.currentScript;
  if (!script || document.getElementById('homeline-chat')) return;
  const { origin, search } = new URL(script.src);
  const frame = document.createElement('iframe');
  frame.id = 'homeline-chat';
  frame.title = 'Chat';
  frame.src = origin + '${EMBED_PAGE}' + search;
  frame.allow = '';
  const put = (style) => Object.assign(frame.style, style);
  put({ position: 'fixed', right: '0', bottom: '0', zIndex: '2147483000', border: '0', colorScheme: 'light' });
  // Hidden until the lender's flags say that there is a chat.
  put({ visibility: 'hidden' });
  let isOpen = false;
  const size = () => {
    const covers = isOpen && window.innerWidth <= 640;
    put({
      width: covers ? '100%' : isOpen ? '412px' : '88px',
      boxShadow: isOpen && !covers ? '0 8px 40px rgb(0 0 0 / 25%)' : 'none',
      height: covers ? '100%' : isOpen ? 'min(46rem, 100%)' : '88px',
    });
  };
  size();
  window.addEventListener('resize', size);
  window.addEventListener('message', ({ source, origin: from, data }) => {
    if (source !== frame.contentWindow || from !== origin || typeof data?.homelineChatIsOpen !== 'boolean') return;
    isOpen = data.homelineChatIsOpen;
    put({ visibility: 'visible' });
    size();
  });
  const add = () => document.body.append(frame);
  if (document.body) add();
  else document.addEventListener('DOMContentLoaded', add);
})();
`;
