import * as z from 'zod';

// The content security policy forbids eval, which zod tries with its first schema. Import this before any schema.
z.config({ jitless: true });
