import { createRoot } from 'react-dom/client';
import { BrowserRouter, Routes, Route, Navigate, useSearchParams, Link, NavLink, useLocation } from 'react-router-dom';
console.log(createRoot, BrowserRouter, Routes, Route, Navigate, useSearchParams, Link, NavLink, useLocation);
