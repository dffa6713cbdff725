import * as z from 'zod';

// The page's policy forbids making code from text, which zod would otherwise try with the first schema: so this comes before any.
z.config({ jitless: true });
