import { ChatRating } from '@homeline/domain/chat/chat-rating.ts';
import * as z from 'zod';
import { call } from '../call.ts';
import {
  ChatFile,
  ChatMessage,
  ChatMessagePage,
  ChatPageQuery,
  NewChatFile,
  NewChatMessage,
} from './chat-message.ts';

/** The calls that the token of a conversation opens. */

const Channel = z.object({ channel: z.guid() });

export const listChatMessages = call({
  name: 'listChatMessages',
  method: 'GET',
  path: '/service-talk/v1/conversations/{channel}/messages',
  who: 'CHAT',
  summary: 'Returns 20 messages of the conversation, the newest or those before a number.',
  params: Channel,
  query: ChatPageQuery,
  answer: ChatMessagePage,
});

export const sendChatMessage = call({
  name: 'sendChatMessage',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/channels/{channel}/messages',
  who: 'CHAT',
  summary: 'Sends a message, once for its key.',
  params: Channel,
  body: NewChatMessage,
  answer: ChatMessage,
  status: 201,
  errors: ['CHAT_ENDED', 'TOO_MANY_ATTEMPTS'],
});

export const uploadChatFile = call({
  name: 'uploadChatFile',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/channels/{channel}/files',
  who: 'CHAT',
  summary: 'Keeps a file for the next message, by its content: jpg, png, amr, mp3, mp4, pdf, txt.',
  params: Channel,
  query: NewChatFile,
  bodyType: 'file',
  answer: ChatFile,
  status: 201,
  errors: ['CHAT_ENDED', 'CHAT_CHANGED', 'UNSUPPORTED_MEDIA_TYPE', 'TOO_MANY_ATTEMPTS'],
});

export const getChatFile = call({
  name: 'getChatFile',
  method: 'GET',
  path: '/service-omni-proxy/insecure/api/v1/channels/{channel}/files/{file}',
  who: 'CHAT',
  summary: 'Returns a file of the conversation.',
  params: Channel.extend({ file: z.guid() }),
  answer: z.undefined(),
  answerType: 'file',
});

export const endChat = call({
  name: 'endChat',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/channels/{channel}/end',
  who: 'CHAT',
  summary: 'Ends the conversation.',
  params: Channel,
  answer: z.undefined(),
  status: 204,
});

export const rateChat = call({
  name: 'rateChat',
  method: 'POST',
  path: '/service-omni-proxy/insecure/api/v1/channels/{channel}/rating',
  who: 'CHAT',
  summary: 'Rates the conversation, once, after an agent answered it and it ended.',
  params: Channel,
  body: ChatRating,
  answer: z.undefined(),
  status: 204,
  errors: ['CHAT_CHANGED'],
});
